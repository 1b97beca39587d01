import type { Pack } from '../bundle.ts'

export default Object.values(
  import.meta.glob<Pack>(['../fa/*.ftl', '../../wallets/*/texts/fa.ftl', '!../fa/bot*.ftl', '!../fa/server.ftl'], {
    eager: true,
    import: 'default',
  }),
)
