import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Masthead } from '../Masthead/Masthead.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { Text } from '../Text/Text.tsx'
import { SuggestionList } from './SuggestionList.tsx'

const onChoose = fn()
const onSubmit = fn()

function Example({ onClose }: { onClose: () => void }) {
  const fieldContainer = useRef<HTMLElement>(null)
  const [activeId, setActiveId] = useState('')
  const [text, setText] = useState('pine')
  const option = (title: string, about: string) => ({ title, about, onChoose: () => onChoose(title) })
  return (
    <Masthead
      logo="Acme Timber"
      isSearchOpened
      tools=""
      search={
        <search ref={fieldContainer}>
          <SearchField
            label="Search products"
            listId="list"
            activeId={activeId}
            value={text}
            onChange={setText}
            onSubmit={onSubmit}
            submitLabel="Search"
          />
          <SuggestionList
            id="list"
            label="Suggestions"
            fieldContainer={fieldContainer}
            groups={[
              { label: 'Go to', options: [option('Order 481254', 'Pine Ave · PO-1079')] },
              {
                label: 'Products',
                options: [
                  { ...option('Pine DAR 42 x 19', 'TM100017 · LM'), aside: '$2.60' },
                  option('Pine Moulding', 'TM100018 · LM'),
                ],
              },
            ]}
            activeId={activeId}
            onActiveChange={setActiveId}
            onClose={onClose}
          >
            <Text size="small">Each product is listed in one unit.</Text>
          </SuggestionList>
        </search>
      }
    />
  )
}

const meta = {
  parameters: { layout: 'fullscreen' },
  args: { onClose: fn() },
  render: ({ onClose }) => <Example onClose={onClose} />,
} satisfies Meta<{ onClose: () => void }>
export default meta
type Story = StoryObj<typeof meta>

export const WithKeys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search products' })
    const [first, second, last] = canvas.getAllByRole('option')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}')
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', first?.id)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(onChoose).toHaveBeenLastCalledWith('Pine DAR 42 x 19')
    await expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.click(second ?? field)
    await expect(onChoose).toHaveBeenCalledTimes(2)
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    await expect(onSubmit).toHaveBeenCalledWith('pine')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
