import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline, SearchField, Stack, Text } from '@trade-portal/design-system'
import { announcements } from '@trade-portal/design-system/testing'
import { passTime, passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { useLocation } from 'react-router-dom'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { PlayContext } from '../../testing/PlayContext.ts'
import { Screen } from '../screens/Screen.tsx'
import { addressText } from '../url/addressFields.ts'
import { useAddressState } from '../url/useAddressState.ts'
import { useDebouncedText } from '../url/useDebouncedText.ts'
import { maxViews } from './savedViews.ts'
import { SavedViews } from './SavedViews.tsx'

const fields = { search: addressText }

/** A screen with a search field and the views menu. It shows its URL. */
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

async function save(context: PlayContext, name: string) {
  const { dialog, field } = await openSaving(context)
  await context.userEvent.type(field, name)
  await context.userEvent.click(await dialog.findByRole('button', { name: 'Save view' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Save this view' })).toBeNull())
}

async function search({ canvas, userEvent }: PlayContext, text: string) {
  const field = await canvas.findByRole('searchbox', { name: 'Search' })
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await passTime(400)
  await canvas.findByText(`Address /downloads?search=${text}`)
}

export const Typical: Story = {
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

export const Kept: Story = {
  name: 'A view can be saved, replaced, deleted and restored',
  play: async (context) => {
    const { userEvent, step } = context

    await step('a name of only spaces is refused', async () => {
      const { dialog, field } = await openSaving(context)
      await expect(field).toHaveAttribute('maxlength', '60')
      await userEvent.type(field, '   {Enter}')
      await dialog.findByText('Required')
      await userEvent.type(field, 'Henderson{Enter}')
      await passTimeUntil(() => expect(announcements()).toContain('View “Henderson” saved'))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })

    await step('the dialog says that it will replace a view of the same name', async () => {
      await search(context, 'frame')
      const { dialog, field } = await openSaving(context)
      await userEvent.type(field, ' henderSON')
      const words = 'You already have a view “Henderson”. Saving replaces it.'
      await passTimeUntil(() => expect(announcements()).toContain(words))
      await userEvent.click(await dialog.findByRole('button', { name: 'Replace view' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await save(context, 'Lot 12')
    })

    await step('a view can be deleted and restored', async () => {
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

export const OtherTab: Story = {
  name: 'Views saved in another tab appear; a 21st view is refused',
  play: async (context) => {
    const markup = '<img src=x onerror=alert(1)>'
    const saved = { username: 'demo-admin', list: '/downloads', query: 'search=//evil.example' }
    const views = Array.from({ length: maxViews }, (_, at) => ({
      ...saved,
      name: at === 0 ? markup : `Lot ${100 + at}`,
    }))
    await context.canvas.findByRole('button', { name: 'Views' })
    const key = 'trade-portal.lasting.views'
    window.sessionStorage.setItem(key, JSON.stringify(views))
    window.dispatchEvent(new StorageEvent('storage', { key }))
    const item = (await openMenu(context)).getByRole('menuitem', { name: markup })
    await expect(item.getAttribute('href')).toBe('/downloads?search=//evil.example')
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

    const { dialog, field } = await openSaving(context)
    await context.userEvent.type(field, 'One more{Enter}')
    await dialog.findByText(/^20 views of this list are saved already\. Forget one of them first, or replace one\./)
  },
}

export const KeepsToolsAfterSignOut: Story = {
  play: async (context) => {
    const opened = await openSaving(context)
    const wish = opened.dialog.getByRole('checkbox', { name: 'Keep my tools on this device' })
    await expect(wish).not.toBeChecked()
    await context.userEvent.click(wish)
    await context.userEvent.click(opened.dialog.getByRole('button', { name: 'Close' }))
    const { dialog } = await openSaving(context)
    await expect(dialog.getByRole('checkbox', { name: 'Keep my tools on this device' })).toBeChecked()
  },
}
