/** Fluent file, parsed at build time (tools/i18n/plugin.ts): message IDs and their patterns. */
declare module '*.ftl' {
  import type { Pack } from '#src/i18n/bundle.ts'
  const messages: Pack
  export default messages
}
