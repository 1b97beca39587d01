import { describe, expect, it } from 'vitest'
import type { KeyValueStorage } from '#src/platform/keyValueStorage.ts'
import { createDeployStore, type PendingDeployment } from './deployStore.ts'
import type { ShownState } from './deployView.ts'

const text = { name: 'Ada', message: 'Hello' }
const pending: PendingDeployment = {
  ...text,
  id: '1',
  wallet: '0xa',
  chainId: 8453,
  txHash: '0xaa',
  place: null,
  askedAt: 1_772_366_400_000,
}

function createStorage(): KeyValueStorage {
  const rows = new Map<string, string>()
  return {
    getItem: (key) => rows.get(key) ?? null,
    setItem: (key, value) => void rows.set(key, value),
    removeItem: (key) => void rows.delete(key),
  }
}

/** A form whose text was sent to the wallet. */
function open(storage = createStorage()) {
  const store = createDeployStore(storage)
  store.getState().setText({ name: ' Ada ', message: 'Hello' })
  store.getState().save(pending)
  const end = (state: ShownState) => store.getState().end({ pending, state, deployment: null, error: null })
  const form = (of = store) => ({ name: of.getState().name.trim(), message: of.getState().message })
  return { storage, store, end, form }
}

describe('the text of the form', () => {
  it.each(['failed', 'replaced', 'other'] as const)('stays after a deployment that ended as %s', (state) => {
    const { store, end, form } = open()
    end(state)
    store.getState().end(null)
    expect(form()).toEqual(text)
    expect(store.getState().pending).toEqual([])
  })

  it('is empty once it is deployed', () => {
    const { end, form } = open()
    end('done')
    expect(form()).toEqual({ name: '', message: '' })
  })

  it('stays if another one was typed meanwhile', () => {
    const { store, end, form } = open()
    const other = { name: 'Grace', message: '' }
    store.getState().setText(other)
    end('done')
    expect(form()).toEqual(other)
    store.getState().save(pending)
    end('failed')
    expect(form()).toEqual(other)
  })

  it.each([
    ['failed', true],
    ['was given up', false],
  ])('is there again after a reload if the deployment %s', (_, isEnded) => {
    const reloaded = createDeployStore(open().storage)
    expect(reloaded.getState()).toMatchObject({ name: '', message: '', pending: [pending] })
    if (isEnded) reloaded.getState().end({ pending, state: 'failed', deployment: null, error: null })
    else reloaded.getState().remove(pending.id)
    expect(reloaded.getState()).toMatchObject({ ...text, pending: [] })
  })
})
