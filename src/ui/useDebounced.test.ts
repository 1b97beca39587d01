import { expect, it } from 'vitest'
import { debounceMs } from './useDebounced.ts'

it('waits as long as the specification says', () => expect(debounceMs).toEqual({ usual: 300, walletName: 50 }))
