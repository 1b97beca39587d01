import type { Pack } from '../bundle.ts'

export default Object.values(
  import.meta.glob<Pack>(['../uk/*.ftl', '../../wallets/*/texts/uk.ftl', '!../uk/bot*.ftl', '!../uk/server.ftl'], {
    eager: true,
    import: 'default',
  }),
)
