import type { Pack } from '../bundle.ts'

export default Object.values(
  import.meta.glob<Pack>(['../pt/*.ftl', '!../pt/bot*.ftl'], { eager: true, import: 'default' }),
)
