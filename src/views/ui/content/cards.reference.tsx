import type { Reference } from '../../../reference/reference.ts';
import { Button } from '../actions/button.tsx';
import { TextField } from '../fields/field.tsx';
import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { Card } from './card.tsx';
import { BelowCards, Cards } from './cards.tsx';
import { Actions, BulletList, Explanation, ExplanationBlock, FieldPair, Note, Stack } from './layout.tsx';
import { ListRow, RowList } from './row-list.tsx';

export const reference: Reference = {
  name: 'Page of cards',
  use: 'How settings and forms are laid out: cards one under another, with explanations, pairs of fields, short lists and buttons inside.',
  components: ['Cards', 'BelowCards', 'Stack', 'Actions', 'FieldPair', 'RowList', 'ListRow', 'RowActs', 'Note'],
  states: [
    {
      name: 'A form and a list',
      Show: () => (
        <Cards>
          <Card title="You" isPadded>
            <Stack>
              <Explanation>Your colleagues see this name.</Explanation>
              <FieldPair>
                <TextField label="First name" name="first_name" defaultValue="Adaeze" />
                <TextField label="Last name" name="last_name" defaultValue="Okafor" />
              </FieldPair>
              <Actions>
                <Button look="primary">Save changes</Button>
                <Note>Nothing has been changed.</Note>
              </Actions>
            </Stack>
          </Card>
          <Card title="Businesses">
            <RowList label="Businesses">
              <ListRow media={<Avatar name="Palm Oil" shape="square" />} title="Palm Oil" note="Owner">
                <Badge tone="good">You are here</Badge>
              </ListRow>
              <ListRow media={<Avatar name="Haulage" shape="square" />} title="Haulage" note="Staff, with 1 permission">
                <Button>Go there</Button>
              </ListRow>
            </RowList>
          </Card>
          <BelowCards>
            <Actions>
              <Button look="primary" size="large">
                Finish
              </Button>
            </Actions>
          </BelowCards>
        </Cards>
      ),
    },
    {
      name: 'A list in an explanation',
      Show: () => (
        <Card title="What goes" isPadded>
          <ExplanationBlock>
            This removes for good:
            <BulletList>
              <li>every asset and its history</li>
              <li>every document</li>
            </BulletList>
          </ExplanationBlock>
        </Card>
      ),
    },
  ],
};
