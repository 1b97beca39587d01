import { type HostOptions, hostScript, SANDBOX } from './hostScript.ts'

const inScript = (text: string): string => text.replaceAll('<', '\\u003c')

/** Page that frames the app as Telegram's web client does, and implements its protocol. */
export const hostPage = (options: HostOptions): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Telegram</title>
    <style>html,body{margin:0;height:100%}iframe{display:block;border:0;width:100%;height:100%}</style>
  </head>
  <body>
    <iframe title="Causeway" sandbox="${SANDBOX}" allow="clipboard-write; local-network-access"></iframe>
    <script>const __name = (value) => value; (${inScript(hostScript.toString())})(${inScript(JSON.stringify(options))})</script>
  </body>
</html>
`
