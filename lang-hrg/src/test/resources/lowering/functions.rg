type Position = {P__0_0, P__0_1, P__0_2, P__1_0, P__1_1, P__1_2, P__2_0, P__2_1, P__2_2, null};

const less: Position -> Position -> Bool = {:{:0}, P__0_0: {:1, P__0_0: 0, null: 0}, P__0_1: {:1, P__0_0: 0, P__0_1: 0, null: 0}, P__0_2: {:1, P__0_0: 0, P__0_1: 0, P__0_2: 0, null: 0}, P__1_0: {:0, P__1_1: 1, P__1_2: 1, P__2_0: 1, P__2_1: 1, P__2_2: 1}, P__1_1: {:0, P__1_2: 1, P__2_0: 1, P__2_1: 1, P__2_2: 1}, P__1_2: {:0, P__2_0: 1, P__2_1: 1, P__2_2: 1}, P__2_0: {:0, P__2_1: 1, P__2_2: 1}, P__2_1: {:0, P__2_2: 1}};
const mixed: Player -> Position -> Bool = {:{:1, P__0_0: 0, null: 0}, o: {:0}};
const of: Player -> Position -> Position = {:twice, o: {:null, P__0_0: P__0_2, P__0_1: P__0_1, P__0_2: P__0_0}};
const right: Position -> Position = {:null, P__0_0: P__1_0, P__0_1: P__1_1, P__0_2: P__1_2, P__1_0: P__2_0, P__1_1: P__2_1, P__1_2: P__2_2};
const twice: Position -> Position = {:null, P__0_0: P__2_0, P__0_1: P__2_1, P__0_2: P__2_2};

begin, rules_begin:;
rules_begin, end: player = keeper;
