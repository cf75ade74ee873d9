import { describe, expect, it } from 'vitest'
import { cases, groups } from '../../.storybook/docs/reliability/cases.ts'
import { findCaseTests, readTestSources, type CaseTest } from './caseTests.ts'

const sources = readTestSources()

describe('the list of reliability cases', () => {
  it('holds 229 cases in order, each in the group of its letter', () => {
    const ids = cases.map(({ id }) => id)
    expect(ids).toHaveLength(229)
    expect(ids).toEqual([...new Set(ids)].toSorted())
    for (const { letter, cases } of groups) expect(cases.filter(({ id }) => !id.startsWith(letter))).toEqual([])
  })

  it('describes each case in a sentence of its own', () => {
    expect(cases.filter(({ sentence }) => !/^[A-Z].{30,}\.$/.test(sentence))).toEqual([])
    expect(new Set(cases.map(({ sentence }) => sentence)).size).toBe(cases.length)
  })
})

describe('the tests of a case', () => {
  const layers = ['unit test', 'story', 'journey'] as const
  const found = findCaseTests(sources)
  const testsOf = (id: string, layer: CaseTest['kind']) =>
    found.filter(({ ids, kind }) => kind === layer && ids.includes(id))
  const layersOf = (id: string) => layers.filter((layer) => testsOf(id, layer).length > 0)

  it('exist if its severity is 1 or 2', () => {
    const open = cases.filter(({ id, severity }) => severity <= 2 && layersOf(id).length === 0)
    expect(open.map(({ id, sentence }) => `${id} ${sentence}`)).toEqual([])
  })

  it('number at most one in each layer', () => {
    const repeated = cases.flatMap(({ id }) => layers.map((layer) => [id, testsOf(id, layer)] as const))
    const paths = repeated
      .filter(([, tests]) => tests.length > 1)
      .map(([id, tests]) => [id, ...tests.map(({ path }) => path)])
    expect(paths).toEqual([])
  })

  it('are in one layer, or in two if a costly case has a journey', () => {
    const isCostly = ({ id, severity }: (typeof cases)[number]) =>
      severity === 1 && /^([ABCGP]|D15$|L01$|M03$)/.test(id)
    const several = cases.filter(({ id }) => layersOf(id).length > 1)
    expect(several.length).toBeLessThanOrEqual(40)
    const wrong = several.filter(
      (one) => !isCostly(one) || layersOf(one.id).length > 2 || !layersOf(one.id).includes('journey'),
    )
    expect(wrong.map(({ id }) => `${id} ${layersOf(id).join(', ')}`)).toEqual([])
  })
})

describe('the ids of cases', () => {
  it('are read from the tags of stories', () => {
    const text = `
export const Typical: Story = { play: async () => undefined }

export const Twice: Story = {
  tags: ['state', 'B26', '!test', 'P09'],
  name: 'Sending twice sends once',
}
`
    expect(findCaseTests([{ path: 'a/A.stories.tsx', text }])).toEqual([
      {
        ids: ['B26', 'P09'],
        title: 'Sending twice sends once',
        kind: 'story',
        path: 'a/A.stories.tsx',
        story: 'Twice',
        tags: ['state', 'B26', '!test', 'P09'],
      },
    ])
  })

  it.each([
    ["test('K01 sums are exact', () => {", ['K01'], 'sums are exact'],
    ["  it('A10 F04 a damaged session', () => {", ['A10', 'F04'], 'a damaged session'],
    ["describe('B31 the payload', () => {", ['B31'], 'the payload'],
    ["])('E03 %j is read', (given) => {", ['E03'], '%j is read'],
    ["test.describe('M01 no configuration', () => {", ['M01'], 'no configuration'],
    ['test(`I07 F07 a worker that is ${state}`, async () => {', ['I07', 'F07'], 'a worker that is ${state}'],
    ["test(\n  'H01 a long title',\n  () => {", ['H01'], 'a long title'],
    ["  'F02 full': () => {", ['F02'], 'full'],
  ])('are read from %j', (text, ids, title) => {
    const [found] = findCaseTests([{ path: 'a/a.test.ts', text }])
    expect(found).toEqual({ ids, title, kind: 'unit test', path: 'a/a.test.ts', story: '' })
  })

  it('are not read from other texts', () => {
    const text = `expect(name).toBe('F17 Hardwood')\ntest('sells F17 Hardwood', () => {`
    expect(findCaseTests([{ path: 'a/a.test.ts', text }])).toEqual([])
  })

  it('are all in the list', () => {
    const known = new Set(cases.map(({ id }) => id))
    const unknown = findCaseTests(sources).filter(({ ids }) => ids.some((id) => !known.has(id)))
    expect(unknown.map(({ ids, path }) => `${path}: ${ids.join(' ')}`)).toEqual([])
  })
})
