import type { Pack } from '../bundle.ts'

export default Object.values(
  import.meta.glob<Pack>(['../tr/*.ftl', '../../wallets/*/texts/tr.ftl', '!../tr/bot*.ftl', '!../tr/server.ftl'], {
    eager: true,
    import: 'default',
  }),
)
