import type { Pack } from '../bundle.ts'

export default Object.values(import.meta.glob<Pack>('../tr/first/*.ftl', { eager: true, import: 'default' }))
