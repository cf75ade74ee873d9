/** A link from one page of the documentation to another, which opens in Storybook and not in the frame of the page. */
export function StoryLink({ story, children }: { story: string; children: string }) {
  return (
    <a href={`./?path=/story/${story}`} target="_top">
      {children}
    </a>
  )
}
