import type { Plugin } from 'vite'

const TELEGRAM = "'https://web.telegram.org'"
/** The parent page's origin if it is the app's own, else Telegram's. */
const OWN_OR_TELEGRAM = `function(){try{return w.parent.location.origin}catch(e){return${TELEGRAM}}}()`

/**
 * index.html reports to Telegram's web client that it has loaded; with the local host page as parent, that one must get
 * the message.
 */
export function toldToHost(html: string): string {
  if (html.split(TELEGRAM).length !== 2) throw new Error(`index.html names ${TELEGRAM} not once`)
  return html.replace(TELEGRAM, OWN_OR_TELEGRAM)
}

/** For the local build and the development server. */
export function localHost(): Plugin {
  let isLocal = false
  return {
    name: 'causeway:local-host',
    configResolved: ({ mode }) => void (isLocal = mode === 'localnet'),
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { path }) => (isLocal && path === '/index.html' ? toldToHost(html) : html),
    },
  }
}
