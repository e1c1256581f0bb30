# Varnish 6.1 or newer in front of the site, for a crowd. Start it with -p http_gzip_support=off: the site compresses
# better than Varnish does. Settings of the site: CDN=on, CDN_PURGE=varnish, TRUST_PROXY=1, and every Varnish in
# CDN_PURGE_URLS=http://127.0.0.1:6081. TLS belongs to a proxy in front of it; then TRUST_PROXY=2.
vcl 4.1;

backend site {
  .host = "127.0.0.1";
  .port = "4000";
}

# Who may purge: the machines of the site.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers || req.http.Cache-Tag !~ "^[a-z|]+$") {
      return (synth(403));
    }
    ban("obj.http.Cache-Tag ~ (^|,)(" + req.http.Cache-Tag + ")(,|$)");
    return (synth(200));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # One stored page for all browsers instead of one for each order of encodings.
  if (req.http.Accept-Encoding ~ "br") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # The site marks what depends on a cookie as private. Varnish would pass every request with a cookie.
  return (hash);
}

sub vcl_deliver {
  unset resp.http.Cache-Tag;
}
