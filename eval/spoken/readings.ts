// What is read aloud beside the play: a parent's sample for the voiceprint, and invented news.
export const SAMPLE: readonly string[] = [
  'On Saturday morning we walked down to the river with a bag of old bread.',
  'The ducks came first, and then two swans, and my hat blew into the water.',
  'We laughed all the way home, and had soup with the windows open.',
];

export const NEWS: readonly string[] = [
  'The city council voted last night to repair the old harbor bridge.',
  'Engineers say that the work will take about nine months.',
  'Do not use the coast road this weekend, the police warned.',
  'Drivers were told to leave early and to carry water.',
  'In sports, the home team lost again, and badly.',
  'What went wrong in the second half?',
  'The coach called it the worst game that he had seen in years.',
  'Prices for bread and milk rose a little in October.',
  'A farmer in the valley has grown a pumpkin as heavy as a small car.',
  'And now the weather, with rain from the west by the evening.',
];
