import type { Pack } from '../bundle.ts'

export default Object.values(
  import.meta.glob<Pack>(['../ru/*.ftl', '../../wallets/*/texts/ru.ftl', '!../ru/bot*.ftl'], {
    eager: true,
    import: 'default',
  }),
)
