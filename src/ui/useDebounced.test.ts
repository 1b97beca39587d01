import { expect, it } from 'vitest'
import { DEBOUNCE_MS, NAME_DEBOUNCE_MS } from './useDebounced.ts'

it('waits as long as the specification says', () => expect([DEBOUNCE_MS, NAME_DEBOUNCE_MS]).toEqual([300, 50]))
