import { expect, test } from 'vitest'
import { storyOf } from '../pictures/stories.ts'
import { groupByRule, type Finding } from './finding.ts'

const findingOf = (parts: Partial<Finding>): Finding => ({
  rule: 'overlap',
  story: storyOf(),
  element: '<button>',
  problem: 'It lies on <a>.',
  condition: 'default, 320',
  ...parts,
})

test('findings on one element are one fault with all its conditions', () => {
  const rules = groupByRule([findingOf({}), findingOf({ condition: 'pink, 320' })])
  expect(rules.get('overlap')).toMatchObject([{ element: '<button>', conditions: ['default, 320', 'pink, 320'] }])
})

test('another story or element is another fault, and the rule with most faults comes first', () => {
  const other = storyOf({ id: 'other--story' })
  const rules = groupByRule([findingOf({ rule: 'region' }), findingOf({}), findingOf({ story: other })])
  expect([...rules].map(([rule, faults]) => [rule, faults.length])).toEqual([
    ['overlap', 2],
    ['region', 1],
  ])
})
