/** Fluent file, parsed at build time (tools/i18n/plugin.ts): message IDs and their patterns. */
declare module '*.ftl' {
  import type { Pack } from '#src/i18n/bundle.ts'
  const messages: Pack
  export default messages
}

/** Part of a language's messages, such as `virtual:messages/ru.first`. */
declare module 'virtual:messages/*' {
  import type { Pack } from '#src/i18n/bundle.ts'
  const packs: readonly Pack[]
  export default packs
}
