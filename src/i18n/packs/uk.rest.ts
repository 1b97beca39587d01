import type { Pack } from '../bundle.ts'

export default Object.values(
  import.meta.glob<Pack>(['../uk/*.ftl', '!../uk/bot*.ftl'], { eager: true, import: 'default' }),
)
