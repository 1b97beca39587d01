import type { Pack } from '../bundle.ts'

export default Object.values(
  import.meta.glob<Pack>(['../id/*.ftl', '../../wallets/*/texts/id.ftl', '!../id/bot*.ftl', '!../id/server.ftl'], {
    eager: true,
    import: 'default',
  }),
)
