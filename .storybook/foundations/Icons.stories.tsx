import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState, Grid, Icon, iconNames, Inline, SearchField, Text } from '@trade-portal/design-system'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { DocsPage } from '../docs/DocsPage.tsx'

function IconsPage() {
  const [term, setTerm] = useState('')
  const found = iconNames.filter((name) => name.toLowerCase().includes(term.trim().toLowerCase()))
  return (
    <DocsPage title="Icons">
      <Text>
        Strokes on a 24 by 24 grid, in the colour of the surrounding text. An icon beside a word is decoration and
        hidden from screen readers; an icon without a word has a label.
      </Text>
      <SearchField label="Find an icon" value={term} onChange={setTerm} />
      <Text size="small" tone="subdued">{`${found.length} of ${iconNames.length}`}</Text>
      {found.length === 0 && <EmptyState title="No icon has this name" icon="search" />}
      <Grid minColumn="small" space="medium">
        {found.map((name) => (
          <Inline key={name} space="small">
            <Icon name={name} size="large" />
            <Text>{name}</Text>
          </Inline>
        ))}
      </Grid>
    </DocsPage>
  )
}

const meta = { component: IconsPage, tags: ['!autodocs'], parameters: { controls: { disable: true } } } satisfies Meta<
  typeof IconsPage
>
export default meta
type Story = StoryObj<typeof meta>

export const Live: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Find an icon' })
    await userEvent.type(field, 'CHEVRON')
    await expect(canvas.getByText('chevronDown')).toBeVisible()
    await expect(canvas.queryByText('cart')).toBeNull()
    await userEvent.type(field, 'x')
    await expect(canvas.getByText('No icon has this name')).toBeVisible()
    await userEvent.clear(field)
    await expect(canvas.getByText('cart')).toBeVisible()
  },
}

export const OnAPhone: Story = { ...Live, globals: { viewport: { value: 'mobile1' } } }
