/** A link to another page of the documentation. It opens in the Storybook window, not in the iframe that shows this page. */
export function StoryLink({ story, children }: { story: string; children: string }) {
  return (
    <a href={`./?path=/story/${story}`} target="_top">
      {children}
    </a>
  )
}
