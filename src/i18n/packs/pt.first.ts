import type { Pack } from '../bundle.ts'

export default Object.values(import.meta.glob<Pack>('../pt/first/*.ftl', { eager: true, import: 'default' }))
