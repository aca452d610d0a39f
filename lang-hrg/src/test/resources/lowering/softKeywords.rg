type in = {branch, end, if, then, else, domain};

const repeat: in -> in = {:domain, branch: then, end: else};

var loop: in = if;
var while_arg0_or: in = branch;

begin, rules_begin:;
graph1_1, graph1_3: loop = branch;
graph1_1, graph1_4: loop = end;
graph1_1, graph1_5: loop = if;
graph1_1, graph1_6: loop = then;
graph1_1, graph1_7: loop = else;
graph1_1, graph1_8: loop = domain;
graph1_2, graph1_9: $ branch;
graph1_3, graph1_2: loop = if;
graph1_4, graph1_2: loop = if;
graph1_5, graph1_2: loop = if;
graph1_6, graph1_2: loop = if;
graph1_7, graph1_2: loop = if;
graph1_8, graph1_2: loop = if;
graph1_9, graph1_10: loop == if;
graph1_9, rules_1: loop != if;
graph1_10, rules_1: $ if;
graph1_while1_1, graph1_1: loop = while_arg0_or;
rules_1, end: player = keeper;
rules_begin, graph1_while1_1: while_arg0_or = end;
