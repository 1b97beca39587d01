import { expect, it, vi } from 'vitest'
import { createStack } from './stack.ts'

it('gives to whoever came last, and back when they leave, in any order', () => {
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

it('the same thing may be there twice', () => {
  const stack = createStack<true>()
  const [first, second] = [stack.add(true), stack.add(true)]
  first()
  expect(stack.top()).toBe(true)
  second()
  expect(stack.top()).toBeNull()
})

it('tells of every change, also of what has changed where it lies', () => {
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
