import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Masthead } from '../components/Masthead/Masthead.tsx'
import { Text } from '../components/Text/Text.tsx'
import { CoverLayout } from './CoverLayout.tsx'

const meta = {
  component: CoverLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    masthead: <Masthead logo="Acme Timber" tools={null} />,
    cover: 'Acme Timber',
    note: 'trade@acme.example',
    children: (
      <main>
        <Text>Two fields and a button</Text>
      </main>
    ),
  },
} satisfies Meta<typeof CoverLayout>
export default meta
type Story = StoryObj<typeof meta>

export const TwoHalves: Story = {
  play: async ({ canvas }) => {
    const cover = canvas.getByRole('banner').getBoundingClientRect()
    const note = canvas.getByRole('contentinfo').getBoundingClientRect()
    await expect([note.left, note.top]).toEqual([cover.left, cover.bottom])
    await expect(note.bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
