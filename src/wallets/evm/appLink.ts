import type { HostEnvironment } from '../hostEnvironment.ts'
import type { AppAddress } from './catalogue.ts'

type SchemeRule = 'once' | 'twice' | 'never'
type Encode = (text: string) => string

/** Telegram on Android decodes a custom-scheme URL once; on other platforms only https links leave Telegram. */
const schemes: Readonly<Record<HostEnvironment['system'], SchemeRule>> = {
  android: 'twice',
  ios: 'never',
  desk: 'never',
}

const times: Readonly<Record<Exclude<SchemeRule, 'never'>, Encode>> = {
  once: encodeURIComponent,
  twice: (text) => encodeURIComponent(encodeURIComponent(text)),
}

/** WalletConnect's format, used by every listed wallet: the app's URL, then `wc` and the query. */
const wanting = (address: string, query: string): string => `${address.replace(/\/?$/, '/')}wc?${query}`

/** Link that opens a wallet's app with a query; null when nothing on this device opens it. An https URL encodes its parts once. */
function opening(
  app: AppAddress,
  query: (encode: Encode) => string,
  { inTelegram, system }: HostEnvironment,
): string | null {
  if ('universal' in app) return wanting(app.universal, query(times.once))
  // A URL inside an https URL is encoded as a whole.
  if (app.inside !== undefined) return `${app.inside}${encodeURIComponent(wanting(app.scheme, query(times.once)))}`
  const rule = inTelegram ? schemes[system] : 'once'
  return rule === 'never' ? null : wanting(app.scheme, query(times[rule]))
}

/** Link that passes a pairing URI to a wallet's app. */
export const appLink = (app: AppAddress, uri: string, place: HostEnvironment): string | null =>
  opening(app, (encode) => `uri=${encode(uri)}`, place)

/** Link that opens a session request in a wallet's app. */
export const requestLink = (app: AppAddress, payload: string, place: HostEnvironment): string | null =>
  opening(app, () => payload, place)
