import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../../layout/Grid.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { CardSkeleton } from './CardSkeleton.tsx'

const meta = { component: CardSkeleton, args: { content: 'text', count: 3 } } satisfies Meta<typeof CardSkeleton>

export default meta

type Story = StoryObj<typeof meta>

export const Card: Story = {}

export const OtherContents: Story = {
  render: () => (
    <Stack space="large">
      <CardSkeleton content="fields" count={4} />
      <Grid minColumn="medium" space="medium">
        <CardSkeleton content="picture" count={8} />
      </Grid>
    </Stack>
  ),
}
