// Tries: delegates that look at the property they are for
import kotlin.properties.ReadOnlyProperty
import kotlin.reflect.KProperty
class D { operator fun getValue(t: Any?, p: KProperty<*>): String = p.name + p.returnType + p.annotations + p.getter }
val x by D()
println(x)
println("ESCAPED")
