/**
 * A window of WebKitGTK that WebKitWebDriver can drive; run by gjs. MiniBrowser is private when it is driven, and WebKit
 * writes no console for private pages. This one has a profile of its own, in the folder that it is given.
 */
import Gtk from "gi://Gtk?version=3.0";
import WebKit from "gi://WebKit2?version=4.1";

const [folder, javascript, width, height] = ARGV;

Gtk.init(null);
const context = new WebKit.WebContext({
  website_data_manager: new WebKit.WebsiteDataManager({
    base_data_directory: folder,
    base_cache_directory: folder,
  }),
});
context.set_automation_allowed(true);

function openView() {
  const settings = new WebKit.Settings({
    enable_write_console_messages_to_stdout: true,
    enable_javascript: javascript === "on",
  });
  const view = new WebKit.WebView({ web_context: context, settings, is_controlled_by_automation: true });
  const window = new Gtk.Window({ default_width: Number(width), default_height: Number(height) });
  window.add(view);
  window.show_all();
  return view;
}

context.connect("automation-started", (_context, session) => {
  const application = new WebKit.ApplicationInfo();
  application.set_name("WebKitGTK");
  application.set_version(WebKit.get_major_version(), WebKit.get_minor_version(), 0);
  session.set_application_info(application);
  session.connect("create-web-view", openView);
});
Gtk.main();
