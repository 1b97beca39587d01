import type { Pack } from '../bundle.ts'

export default Object.values(
  import.meta.glob<Pack>(['../es/*.ftl', '../../wallets/*/texts/es.ftl', '!../es/bot*.ftl', '!../es/server.ftl'], {
    eager: true,
    import: 'default',
  }),
)
