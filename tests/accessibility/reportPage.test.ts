import { expect, test } from 'vitest'
import { storyOf } from '../pictures/stories.ts'
import { reportPage } from './reportPage.ts'

test('shows each element with its stories and conditions', () => {
  const finding = {
    rule: 'overlap',
    story: storyOf(),
    element: '<a>',
    problem: 'It lies on <b>.',
    condition: 'pink, 320',
  }
  const failure = { story: storyOf({ id: 'gone--story' }), look: 'default', problem: 'Too old' }
  const page = reportPage({ summary: '1 story', findings: [finding], failures: [failure] })
  expect(page).toContain('<h2>overlap: 1</h2>')
  expect(page).toContain('&lt;a&gt;')
  expect(page).toContain('screens-order-cart--empty</code>: pink, 320')
  expect(page).toContain('gone--story</code>: Too old')
})

test('says when nothing was found', () => {
  expect(reportPage({ summary: '1 story', findings: [], failures: [] })).toContain('Nothing was found.')
})
