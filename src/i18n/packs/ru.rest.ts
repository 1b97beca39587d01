import type { Pack } from '../bundle.ts'

export default Object.values(
  import.meta.glob<Pack>(['../ru/*.ftl', '!../ru/bot*.ftl'], { eager: true, import: 'default' }),
)
