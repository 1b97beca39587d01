import { expect, it, vi } from 'vitest'
import { createStack } from './stack.ts'

it('returns the latest entry, in whatever order entries are removed', () => {
  const stack = createStack<string>()
  expect(stack.top()).toBeNull()
  const [one, two, three] = ['one', 'two', 'three'].map((name) => stack.add(name))
  two?.()
  expect(stack.top()).toBe('three')
  three?.()
  three?.()
  expect(stack.top()).toBe('one')
  one?.()
  expect(stack.top()).toBeNull()
})

it('the same entry can be added twice', () => {
  const stack = createStack<true>()
  const [first, second] = [stack.add(true), stack.add(true)]
  first()
  expect(stack.top()).toBe(true)
  second()
  expect(stack.top()).toBeNull()
})

it('notifies of every change, also of an entry changed in place', () => {
  const stack = createStack<{ text: string }>()
  const below = { text: 'below' }
  const remove = stack.add(below)
  stack.add({ text: 'above' })
  const listener = vi.fn()
  const stop = stack.subscribe(listener)
  below.text = 'changed'
  stack.tell()
  expect([stack.top()?.text, listener.mock.calls.length]).toEqual(['above', 1])
  remove()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  stack.add({ text: 'unheard' })
  expect(listener).toHaveBeenCalledTimes(2)
})
