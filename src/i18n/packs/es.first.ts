import type { Pack } from '../bundle.ts'

export default Object.values(import.meta.glob<Pack>('../es/first/*.ftl', { eager: true, import: 'default' }))
