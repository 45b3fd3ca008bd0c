import { LinkButton } from '../ui/actions/button.tsx';
import { Link } from '../ui/actions/link.tsx';
import { Card } from '../ui/content/card.tsx';
import { BulletList, Explanation, Stack } from '../ui/content/layout.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { MessagePage } from './message-page.tsx';
import { plans } from './planned-texts.ts';

type PlannedProps = { path: string; title: string; isFramed: boolean };

/** A named address whose module is coming. It promises nothing but what the module will hold. */
export function PlannedPage({ path, title, isFramed }: PlannedProps) {
  const { [path]: plan } = plans;
  if (plan === undefined) throw new Error(`${path} has no text.`);
  const { holds, meanwhile, link } = plan;
  const list = (
    <BulletList>
      {holds.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </BulletList>
  );
  if (!isFramed)
    return (
      <MessagePage
        isFramed={false}
        icon="compass"
        title={title}
        action={
          <LinkButton href={link.href} look="primary" size="large">
            {link.label}
          </LinkButton>
        }
      >
        <p>{meanwhile}</p>
        <p>What this page will hold:</p>
        {list}
      </MessagePage>
    );
  return (
    <Page>
      <PageHeader title={title}>This part of Steward is still being built.</PageHeader>
      <Stack>
        <Card title="What it will hold" isPadded>
          {list}
        </Card>
        <Card title="Until then" isPadded>
          <Explanation>{meanwhile}</Explanation>
          <Link href={link.href}>{link.label}</Link>
        </Card>
      </Stack>
    </Page>
  );
}
