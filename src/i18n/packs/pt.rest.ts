import type { Pack } from '../bundle.ts'

export default Object.values(
  import.meta.glob<Pack>(['../pt/*.ftl', '../../wallets/*/texts/pt.ftl', '!../pt/bot*.ftl', '!../pt/server.ftl'], {
    eager: true,
    import: 'default',
  }),
)
