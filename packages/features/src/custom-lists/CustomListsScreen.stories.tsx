import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@trade-portal/design-system/testing'
import { given } from '@trade-portal/mocks/given'
import { expect, waitFor, within } from 'storybook/test'
import { routes } from '../shared/addresses/routes.ts'
import { Screen } from '../shared/screens/Screen.tsx'
import { CustomListsScreen } from './CustomListsScreen.tsx'
import { ListGroups } from './ListGroups.tsx'

const page = within(document.body)

const meta = { component: CustomListsScreen, ...given({ path: '/custom-lists' }) } satisfies Meta<
  typeof CustomListsScreen
>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    const generic = within(await canvas.findByRole('region', { name: 'Generic Lists' }))
    await expect(generic.getAllByRole('listitem')).toHaveLength(2)
    const own = within(canvas.getByRole('region', { name: 'My Custom Lists' }))
    await expect(own.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Wall frame',
      'Van stock',
      'Nothing yet',
    ])
    await expect(own.getByText('12 lines')).toBeVisible()
    await expect(own.getByText('0 lines')).toBeVisible()
    const view = own.getByRole('link', { name: 'View List Van stock' })
    await expect(view).toHaveAttribute('href', '/custom-lists/van-stock')
    await waitFor(() => expect(heard()).toContain('5 lists'))
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const Empty: Story = {
  ...given({ world: 'empty' }),
  play: async ({ canvas }) => {
    await canvas.findByText('No custom lists saved yet.')
    await expect(canvas.getByRole('link', { name: 'Review Cart' })).toHaveAttribute('href', '/cart')
    await expect(canvas.queryByRole('region', { name: 'Generic Lists' })).toBeNull()
  },
}

export const EmptyOnAPhone: Story = { ...Empty, globals: { viewport: { value: 'mobile1' } } }

export const OnlyGenericLists: Story = {
  render: () => (
    <Screen title={routes.customLists.title}>
      <ListGroups lists={[{ cartId: 'safety', name: 'Safety on site', isGeneric: true, lines: [] }]} />
    </Screen>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Generic Lists' })).toBeVisible()
    const own = within(canvas.getByRole('region', { name: 'My Custom Lists' }))
    await expect(own.getByRole('heading', { level: 3 })).toHaveTextContent('No custom lists saved yet.')
  },
}

export const EmptyWithoutCart: Story = {
  ...given({ world: 'empty', settings: { shopping_cart_disabled: true } }),
  name: 'Without a cart, the empty text offers no way to the cart',
  play: async ({ canvas }) => {
    await canvas.findByText('No custom lists saved yet.')
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Loading: Story = {
  ...given({ latency: { getCustomLists: 'forever' } }),
  play: async ({ canvas }) => {
    await canvas.findByText('Loading your custom lists')
  },
}

export const Failed: Story = {
  ...given({ faults: { getCustomLists: { fault: 'forbidden', times: 1 } } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('We could not load your custom lists')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByRole('region', { name: 'My Custom Lists' })
  },
}

export const SessionExpired: Story = {
  tags: ['rule'],
  ...given({ faults: { getCustomLists: 'session-expired' } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Went to /login' })
  },
}

export const AwkwardAnswers: Story = {
  tags: ['state', 'D01', 'D09'],
  ...given({ world: 'awkward' }),
  name: 'Names are shown as text, whatever is in them, and break inside their card',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: /<script>alert\(1\)<\/script>/ })
    await expect(canvasElement.querySelector('script, b')).toBeNull()
    const view = canvas.getByRole('link', { name: /<script>alert\(1\)<\/script>/ })
    await expect(view.getAttribute('href')).toMatch(/^\/custom-lists\/awkward-\d+$/)
  },
}

export const AwkwardAnswersOnAPhone: Story = {
  ...AwkwardAnswers,
  tags: ['D09'],
  name: 'Awkward names on a phone',
  globals: { viewport: { value: 'mobile1' } },
}

export const MinimalData: Story = {
  ...given({ world: 'minimal' }),
  tags: ['D06'],
  name: 'A list without a name is called by its id',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'van-stock' })
  },
}

export const SomeRowsUnreadable: Story = {
  ...given({ faults: { getCustomLists: 'mutated-rows' } }),
  tags: ['D05'],
  name: 'Unreadable lists are left out, the others shown',
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'My Custom Lists' })
    await page.findByText('Some rows of the answer could not be read and are not shown.')
  },
}
