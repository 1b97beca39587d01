import type { Place } from '../place.ts'
import type { AppAddress } from './catalogue.ts'

type SchemeRule = 'once' | 'twice' | 'never'

/** Telegram's view on Android decodes the address of a scheme once on its way; elsewhere in Telegram only https leaves it. */
const schemes: Readonly<Record<Place['system'], SchemeRule>> = { android: 'twice', ios: 'never', desk: 'never' }

const times: Readonly<Record<Exclude<SchemeRule, 'never'>, (uri: string) => string>> = {
  once: encodeURIComponent,
  twice: (uri) => encodeURIComponent(encodeURIComponent(uri)),
}

/** The link that opens a wallet's app with a pairing address; null where nothing here would open it. Universal links take the address once. */
export function appLink(app: AppAddress, uri: string, { inTelegram, system }: Place): string | null {
  if ('scheme' in app) {
    const rule = inTelegram ? schemes[system] : 'once'
    return rule === 'never' ? null : `${app.scheme}${times[rule](uri)}`
  }
  // What stands inside a universal link is an address in itself.
  return `${app.universal}${encodeURIComponent(app.inside === undefined ? uri : `${app.inside}${encodeURIComponent(uri)}`)}`
}
