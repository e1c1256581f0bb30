/** The reference: node:http sending fixed bytes and nothing else. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [file = "", port = "0"] = process.argv.slice(2);
const { headers, body } = JSON.parse(readFileSync(file, "utf8")) as {
  headers: Record<string, string>;
  body: string;
};
const bytes = Buffer.from(body, "base64");

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(bytes);
}).listen(Number(port), "127.0.0.1", () => console.log("listening"));
