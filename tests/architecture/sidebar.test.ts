import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { componentGroups, screenGroups } from '../../.storybook/sidebar/places.ts'
import { storyGroup, storyTitle } from '../../.storybook/sidebar/storyTitle.ts'

const root = join(import.meta.dirname, '../..')
const list = (pattern: string) => globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'))
const stories = list('{packages/*/src,apps/*/src}/**/*.stories.tsx')

it.each([
  ['packages/design-system/src/components/Button/Button.stories.tsx', 'Components/Actions/Button'],
  ['packages/design-system/src/components/Novel/Novel.stories.tsx', 'Components/Novel'],
  ['packages/features/src/cart/CartScreen.stories.tsx', 'Screens/Order/Review cart/States'],
  ['packages/features/src/checkout/OrderCompleteScreen.stories.tsx', 'Screens/Order/Order complete/States'],
  ['packages/features/src/trade/catalogue/TallyDialog.stories.tsx', 'Screens/Parts/Tally dialog'],
  ['apps/portal/src/failingRefresh.stories.tsx', 'Screens/Parts/Failing refresh'],
  ['.storybook/foundations/WritingStyle.stories.tsx', 'Foundations/Writing style'],
  ['.storybook/docs/Errors.stories.tsx', undefined],
])('the story %s is in the sidebar under %s', (path, title) => {
  expect(storyTitle(path, 'States')).toBe(title)
})

it.each([
  [{ story: 'Typical' }, 'States'],
  [{ story: 'OnAPhone' }, 'States'],
  [{ story: 'ListingOnAPhone', name: 'Awkward rows on a phone' }, 'Rules'],
  [{ story: 'SentOnce', name: 'Two presses send one order' }, 'Rules'],
  [{ story: 'Refused', name: 'A refused order shows the reason', tags: ['state'] }, 'Rules'],
  [{ story: 'NextPage', tags: ['rule'] }, 'Rules'],
  [{ story: 'NextPage', name: 'Next Page' }, 'States'],
])('the story %o belongs to the group %s', (story, group) => {
  expect(storyGroup(story)).toBe(group)
})

it('every folder of features has a group in the sidebar', () => {
  const unplaced = stories.filter((path) => storyTitle(path, 'States')?.startsWith('Screens/Other/'))
  expect(unplaced, 'a folder for .storybook/sidebar/places.ts').toEqual([])
  const folders = list('{packages/features,apps/portal}/src/*/')
  const gone = Object.keys(screenGroups).filter((name) => !folders.some((folder) => folder.endsWith(`/src/${name}`)))
  expect(gone).toEqual([])
})

it('the sidebar’s component groups name only existing components', () => {
  expect(
    [...componentGroups.keys()].filter((name) => !stories.some((path) => path.endsWith(`/${name}.stories.tsx`))),
  ).toEqual([])
})

it('every component is in a group', () => {
  const components = stories.filter((path) => path.startsWith('packages/design-system/'))
  const unplaced = components.filter((path) => storyTitle(path, 'States')?.split('/').length !== 3)
  expect(unplaced, 'a component for .storybook/sidebar/places.ts').toEqual([])
})

it('no two story files have the same title', () => {
  const titles = stories.map((path) => storyTitle(path, 'States'))
  expect(titles).toEqual([...new Set(titles)])
})

it('screen stories at phone width are named OnAPhone', () => {
  const screens = stories.filter((path) => storyTitle(path, 'States')?.startsWith('Screens/'))
  const unnamed = screens.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split(/^(?=export const )/m)
      .filter(
        (text) => /^export const \w+: Story = /.test(text) && /globals: \{ viewport: \{ value: 'mobile/.test(text),
      )
      .filter((text) => !/^export const \w*OnAPhone\b/.test(text))
      .map((text) => `${path}: ${text.split('\n')[0]}`),
  )
  expect(unnamed).toEqual([])
})
