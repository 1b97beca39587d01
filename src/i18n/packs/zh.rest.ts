import type { Pack } from '../bundle.ts'

export default Object.values(
  import.meta.glob<Pack>(['../zh/*.ftl', '../../wallets/*/texts/zh.ftl', '!../zh/bot*.ftl', '!../zh/server.ftl'], {
    eager: true,
    import: 'default',
  }),
)
