import { expect, it } from 'vitest'
import { selectionLabel } from './selectionLabel.ts'

it.each([
  [{ count: 3, hiddenCount: 0, total: undefined }, '3 selected'],
  [{ count: 3, hiddenCount: 1, total: 240 }, '3 selected, 1 not shown'],
  [{ count: 240, hiddenCount: 0, total: 240 }, 'All 240 selected'],
  [{ count: 10_000, hiddenCount: 9_988, total: 10_000 }, 'All 10,000 selected, 9,988 not shown'],
  [{ count: 1, hiddenCount: 0, total: 1 }, '1 selected'],
])('%j', (counts, label) => expect(selectionLabel(counts)).toBe(label))
