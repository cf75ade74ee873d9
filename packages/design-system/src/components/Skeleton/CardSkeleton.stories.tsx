import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../../layout/Grid.tsx'
import { CardSkeleton } from './CardSkeleton.tsx'

const meta = { component: CardSkeleton, args: { content: 'text', count: 3 } } satisfies Meta<typeof CardSkeleton>

export default meta

type Story = StoryObj<typeof meta>

export const Card: Story = {}

export const Fields: Story = { args: { content: 'fields', count: 4 } }

export const PictureCards: Story = {
  args: { content: 'picture', count: 8 },
  render: (args) => (
    <Grid minColumn="medium" space="medium">
      <CardSkeleton {...args} />
    </Grid>
  ),
}
