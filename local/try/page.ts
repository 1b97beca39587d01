import { html } from 'hono/html'

export type Html = ReturnType<typeof html>

/** Path prefix of the local stack's pages. */
export const TRY_PATH = '/try'
/** A build for operators with this text contains a page of the local stack. */
export const TRY_PAGE_MARKER = 'causeway-try-page'

export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

interface Content {
  readonly title: string
  /** One or two sentences under the title. */
  readonly about: string
  readonly body: Html | readonly Html[]
}

/** Page of the local stack in the app's colors. */
export const page = ({ title, about, body }: Content): Html => html`<!doctype html>
<html lang="en" data-theme="dark" data-page="${TRY_PAGE_MARKER}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} · Causeway</title>
    <link rel="icon" href="/mark.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${TRY_PATH}/page.css" />
    <script src="${TRY_PATH}/page.js"></script>
  </head>
  <body>
    <header><a href="${TRY_PATH}"><img src="/mark.svg" alt="" width="28" height="28" /> Causeway locally</a><a href="/">Open the app</a></header>
    <main>
      <h1>${title}</h1>
      <p class="about">${about}</p>
      ${body}
    </main>
  </body>
</html>
`

/** Applies the app's theme and refreshes the live parts of a page. */
export const pageScript = `try{if(localStorage.getItem('causeway.theme')==='light')document.documentElement.dataset.theme='light'}catch(e){}
addEventListener('DOMContentLoaded',function(){var live=document.querySelector('[data-live]');if(!live)return
setInterval(function(){if(document.hidden)return;fetch(live.dataset.live).then(function(a){return a.ok?a.text():null}).then(function(text){
if(text===null||text===live.dataset.shown)return;live.dataset.shown=text;live.innerHTML=text}).catch(function(){})},700)})
`

export const pageStyle = `:root{--ground:#0a0f14;--surface:#111922;--raised:#18222d;--line:#243140;--control:#5b6f83;--text:#e9eef2;--muted:#93a3b3;--tide:#2fd4b5;--on-tide:#04201b;--good:#4ade9a;--bad:#ff6b78;color-scheme:dark}
:root[data-theme=light]{--ground:#f6f4ef;--surface:#fff;--raised:#fbfaf7;--line:#e3ded3;--control:#877f70;--text:#14202b;--muted:#55646f;--tide:#096b5d;--on-tide:#fff;--good:#117a4b;--bad:#b3243a;color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:15px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
header{display:flex;justify-content:space-between;align-items:center;gap:16px;max-width:640px;margin:0 auto;padding:8px 16px}
header a{display:inline-flex;align-items:center;gap:8px;min-height:44px;color:var(--muted);text-decoration:none;font-weight:600}
header a:hover,main a:hover{color:var(--tide)}
main{max-width:640px;margin:0 auto;padding:8px 16px 48px}
h1{margin:16px 0 4px;font-size:24px;line-height:1.2}
h2{margin:0 0 8px;font-size:17px}
p{margin:0 0 12px}
.about,.hint{color:var(--muted)}
.hint{font-size:13px}
.row+.hint,button+.hint{margin-top:12px}
a{color:var(--tide)}
::placeholder{color:var(--muted);opacity:1}
.card{margin-top:16px;padding:20px;border:1px solid var(--line);border-radius:20px;background:var(--surface)}
.card>:last-child{margin-bottom:0}
a.card{display:block;color:inherit;text-decoration:none}
a.card:hover{border-color:var(--tide)}
a.card h2{color:var(--text)}
label{display:block;margin-bottom:4px;font-weight:600}
input:not([type=checkbox]),textarea{display:block;width:100%;min-height:48px;margin-bottom:12px;padding:12px 14px;border:1px solid var(--control);border-radius:14px;background:var(--raised);color:inherit;font:inherit}
textarea{min-height:96px;resize:vertical}
.check{display:flex;align-items:center;gap:12px;min-height:44px;margin-bottom:12px;font-weight:600}
.check input{width:20px;height:20px;accent-color:var(--tide)}
.row{display:flex;flex-wrap:wrap;gap:12px}
button{min-height:48px;padding:0 20px;border:1px solid var(--control);border-radius:16px;background:transparent;color:inherit;font:inherit;font-weight:700;cursor:pointer}
button.main{border-color:var(--tide);background:var(--tide);color:var(--on-tide)}
button:hover{filter:brightness(1.1)}
:focus-visible{outline:2px solid var(--tide);outline-offset:2px}
.told{padding:12px 14px;border:1px solid var(--good);border-radius:14px}
.failed{padding:12px 14px;border:1px solid var(--bad);border-radius:14px}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 16px;margin:0 0 12px}
dt{color:var(--muted)}
dd{margin:0;overflow-wrap:anywhere}
code{font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
ul{margin:0;padding:0;list-style:none}
li{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:8px 16px}
`
