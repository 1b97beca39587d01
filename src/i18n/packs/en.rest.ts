import type { Pack } from '../bundle.ts'

export default Object.values(
  import.meta.glob<Pack>(['../en/*.ftl', '../../wallets/*/texts/en.ftl', '!../en/bot*.ftl', '!../en/server.ftl'], {
    eager: true,
    import: 'default',
  }),
)
