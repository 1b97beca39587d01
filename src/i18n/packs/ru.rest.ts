import type { Pack } from '../bundle.ts'

export default Object.values(
  import.meta.glob<Pack>(['../ru/*.ftl', '../../wallets/*/texts/ru.ftl', '!../ru/bot*.ftl', '!../ru/server.ftl'], {
    eager: true,
    import: 'default',
  }),
)
