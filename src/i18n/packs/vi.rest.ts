import type { Pack } from '../bundle.ts'

export default Object.values(
  import.meta.glob<Pack>(['../vi/*.ftl', '../../wallets/*/texts/vi.ftl', '!../vi/bot*.ftl', '!../vi/server.ftl'], {
    eager: true,
    import: 'default',
  }),
)
