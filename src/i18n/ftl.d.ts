/** A Fluent file, parsed when the app is built (tools/i18n/plugin.ts): message ids and their patterns. */
declare module '*.ftl' {
  import type { Pack } from '#src/i18n/bundle.ts'
  const messages: Pack
  export default messages
}
