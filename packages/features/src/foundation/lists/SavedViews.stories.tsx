import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline, SearchField, Stack, Text } from '@trade-portal/design-system'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { useLocation } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../../testing/PlayContext.ts'
import { addressText } from '../url/addressFields.ts'
import { useAddressState } from '../url/useAddressState.ts'
import { useDebouncedText } from '../url/useDebouncedText.ts'
import { Screen } from '../screens/Screen.tsx'
import { SavedViews } from './SavedViews.tsx'
import { maxViews } from './savedViews.ts'

const fields = { search: addressText }

/** A screen with a search field and the views menu. It shows its address. */
function SomeList() {
  const { pathname, search: query } = useLocation()
  const [{ search }, setAddress] = useAddressState(fields)
  const [typed, setTyped] = useDebouncedText(search, (text) => setAddress({ search: text }, { history: 'replace' }))
  return (
    <Screen title="Some list">
      <Stack space="medium">
        <Inline space="small">
          <SearchField label="Search" value={typed} onChange={setTyped} />
          <SavedViews />
        </Inline>
        <Text>{`Address ${pathname}${query}`}</Text>
      </Stack>
    </Screen>
  )
}

const meta = {
  component: SomeList,
  ...given({ path: '/downloads?search=henderson', clock: 'held' }),
} satisfies Meta<typeof SomeList>
export default meta
type Story = StoryObj<typeof meta>

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null)

async function openMenu({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Views' }))
  return within(await screen.findByRole('menu', { name: 'Views' }))
}

async function openSaving(context: PlayContext) {
  const menu = await openMenu(context)
  await context.userEvent.click(menu.getByRole('menuitem', { name: 'Save this view…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }))
  return { dialog, field: await dialog.findByRole('textbox', { name: /^Name/ }) }
}

const isSaved = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Save this view' })).toBeNull())

async function save(context: PlayContext, name: string) {
  const { dialog, field } = await openSaving(context)
  await context.userEvent.type(field, name)
  await context.userEvent.click(dialog.getByRole('button', { name: 'Save view' }))
  await isSaved()
}

async function search({ canvas, userEvent }: PlayContext, text: string) {
  const field = await canvas.findByRole('searchbox', { name: 'Search' })
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
  await passTime(400)
  await canvas.findByText(`Address /downloads${text === '' ? '' : `?search=${text}`}`)
}

export const Typical: Story = {
  name: 'A list that is searched, filtered or sorted can be saved under a name, and opened by it',
  tags: ['state'],
  play: async (context) => {
    const { canvas, userEvent } = context
    await save(context, '  Overdue, Henderson St ')
    await passTimeUntil(() => expect(announcements()).toContain('View “Overdue, Henderson St” saved'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Views' })).toHaveFocus())
    await search(context, 'frame')
    await save(context, 'Frames')

    const menu = await openMenu(context)
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Frames',
      'Overdue, Henderson St',
      'Save this view…',
      'Manage views…',
    ])
    await expect(menu.getByRole('menuitem', { name: 'Frames current' })).toBeVisible()
    await userEvent.click(menu.getByRole('menuitem', { name: 'Overdue, Henderson St' }))
    await canvas.findByText('Address /downloads?search=henderson')
    await expect(canvas.getByRole('searchbox')).toHaveValue('henderson')
    await passTimeUntil(() => expect(announcements()).toContain('View “Overdue, Henderson St”'))
    const again = await openMenu(context)
    await expect(again.getByRole('menuitem', { name: 'Overdue, Henderson St current' })).toBeVisible()
  },
}

export const Empty: Story = {
  ...given({ path: '/downloads' }),
  name: 'If nothing is saved and there is nothing to save, the menu explains its purpose',
  play: async (context) => {
    const menu = await openMenu(context)
    await menu.findByText('Search, filter or sort the list, then save it here as a view.')
    await expect(menu.queryByRole('menuitem', { name: 'Save this view…' })).toBeNull()
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Views' })).toHaveFocus())
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await save(context, 'Overdue, Henderson St')
    const menu = await openMenu(context)
    await expect(menu.getByRole('menuitem', { name: 'Overdue, Henderson St current' })).toBeVisible()
  },
}

export const KeyboardAlone: Story = {
  tags: ['rule'],
  play: async (context) => {
    const { canvas, userEvent } = context
    const button = await canvas.findByRole('button', { name: 'Views' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Save this view…' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const field = await screen.findByRole('textbox', { name: /^Name/ })
    // The dialog gets the focus when it has opened.
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Save this view' })).toContainElement(focused()))
    for (let presses = 0; presses < 3 && focused() !== field; presses += 1) await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('Lot 12{Enter}')
    await isSaved()
    await waitFor(() => expect(button).toHaveFocus())
    await search(context, '')
    await userEvent.tab()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Lot 12' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('Address /downloads?search=henderson')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Kept: Story = {
  tags: ['state'],
  name: 'A view has a name of its own, can be replaced, forgotten and put back',
  play: async (context) => {
    const { userEvent, step } = context

    await step('a name is required; blanks are none', async () => {
      const { dialog, field } = await openSaving(context)
      await expect(field).toHaveAttribute('maxlength', '60')
      await userEvent.type(field, '   ')
      await userEvent.click(dialog.getByRole('button', { name: 'Save view' }))
      await dialog.findByText('Required')
      await waitFor(() => expect(field).toHaveFocus())
      await userEvent.type(field, 'Henderson{Enter}')
      await isSaved()
    })

    await step(
      'for an existing name, in any letter case, the dialog says first that the view will be replaced',
      async () => {
        await search(context, 'frame')
        const { dialog, field } = await openSaving(context)
        await userEvent.type(field, ' henderSON')
        const words = 'You already have a view “Henderson”. Saving replaces it.'
        await dialog.findByText(words)
        await passTimeUntil(() => expect(announcements()).toContain(words))
        await userEvent.click(dialog.getByRole('button', { name: 'Replace view' }))
        await isSaved()
        await save(context, 'Lot 12')
      },
    )

    await step('a view can be forgotten, and put back', async () => {
      const menu = await openMenu(context)
      await expect(menu.getByRole('menuitem', { name: /^henderSON/ })).toBeVisible()
      await expect(menu.queryByRole('menuitem', { name: /^Henderson/ })).toBeNull()
      await userEvent.click(menu.getByRole('menuitem', { name: 'Manage views…' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Manage views' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Forget henderSON' }))
      await passTimeUntil(() => expect(announcements()).toContain('View “henderSON” forgotten'))
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Forget Lot 12' })).toHaveFocus())
      await userEvent.click(dialog.getByRole('button', { name: 'Forget Lot 12' }))
      await dialog.findByText('No views are saved.')
      await userEvent.click(dialog.getByRole('button', { name: 'Undo' }))
      await dialog.findByRole('button', { name: 'Forget Lot 12' })
      await expect(dialog.queryByRole('button', { name: 'Undo' })).toBeNull()
      await passTimeUntil(() => expect(announcements()).toContain('View “Lot 12” restored'))
    })
  },
}

/** Stores views, then fires a storage event as if another tab had stored them. */
function store(views: readonly object[]) {
  const key = 'trade-portal.lasting.views'
  window.sessionStorage.setItem(key, JSON.stringify(views.map((view) => ({ username: 'demo-admin', ...view }))))
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

export const OtherTab: Story = {
  tags: ['D01', 'F04'],
  name: 'Views of another tab appear; at most 20 of a list are kept, and no saved one is lost without a word',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const button = await canvas.findByRole('button', { name: 'Views' })
    const closeMenu = async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
      await expect(button).toHaveFocus()
    }

    await step('markup in their names is text; junk is ignored', async () => {
      const long = '<img src=x onerror=alert(1)> with a name as long as may be xxx'.slice(0, 60)
      store([{ list: '/downloads', name: long, query: 'search=//evil.example' }])
      const item = (await openMenu(context)).getByRole('menuitem', { name: long })
      await expect(item.getAttribute('href')).toBe('/downloads?search=//evil.example')
      await closeMenu()
      store([{ list: '/downloads', name: 'Junk', query: 12 }])
      const items = (await openMenu(context)).getAllByRole('menuitem')
      await expect(items.map(({ textContent }) => textContent)).toEqual(['Save this view…'])
      await closeMenu()
    })

    await step('where there are 20, one of them can be forgotten or replaced', async () => {
      const numbers = Array.from({ length: maxViews }, (_, index) => 101 + index)
      store(numbers.map((number) => ({ list: '/downloads', name: `Lot ${number}`, query: `search=${number}` })))
      const { dialog, field } = await openSaving(context)
      await userEvent.type(field, 'One more')
      await userEvent.click(dialog.getByRole('button', { name: 'Save view' }))
      await dialog.findByText(/^20 views of this list are saved already\. Forget one of them first, or replace one\./)
      await userEvent.clear(field)
      await userEvent.type(field, 'lot 101')
      await userEvent.click(dialog.getByRole('button', { name: 'Replace view' }))
      await passTimeUntil(() => expect(announcements()).toContain('View “lot 101” saved'))
    })
  },
}
