// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {BridgeEscrow} from "src/BridgeEscrow.sol";
import {Order} from "src/OrderLib.sol";
import {VectorTest} from "./support/VectorTest.sol";

/// Orders of every family and their hashes, which clients compute from the same file (chains/evm/order/vectors.test.ts).
contract IdentityTest is VectorTest {
    uint256 internal constant VECTORS = 8;
    bytes32 internal constant DOMAIN_TYPEHASH =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 internal constant FILL_TYPEHASH =
        keccak256("Fill(bytes32 orderId,uint256 srcChainId,bytes escrow,bytes32 proofId)");

    function test_vectors_areAllRead() public view {
        vm.assertEq(vm.keyExistsJson(orderFile, keyOf(VECTORS - 1, "")), true, "last");
        vm.assertEq(vm.keyExistsJson(orderFile, keyOf(VECTORS, "")), false, "one more");
    }

    function test_orderId_onBothSides() public view {
        for (uint256 i = 0; i < VECTORS; ++i) {
            bytes32 expected = vm.parseJsonBytes32(orderFile, keyOf(i, ".orderId"));
            vm.assertEq(escrow.orderId(vector(i)), expected, "escrow");
            vm.assertEq(filler.orderId(vector(i)), expected, "filler");
        }
    }

    /// Digests computed from the specification alone, for escrows of every family.
    function test_digests_byTheRules() public view {
        for (uint256 i = 0; i < VECTORS; ++i) {
            (Order memory order, bytes memory place, bytes32 id) = (vector(i), escrowOf(i), escrow.orderId(vector(i)));
            bytes32 proof = vm.parseJsonBytes32(orderFile, keyOf(i, ".proofId"));
            bytes32 fill = keccak256(abi.encode(FILL_TYPEHASH, id, order.srcChainId, keccak256(place), proof));
            vm.assertEq(digest(order, place, id), vm.parseJsonBytes32(orderFile, keyOf(i, ".offerDigest")), "offer");
            vm.assertEq(digest(order, place, fill), vm.parseJsonBytes32(orderFile, keyOf(i, ".fillDigest")), "fill");
        }
    }

    /// The contract itself, at the address and on the chain of each vector with an EVM escrow.
    function test_digests_byTheContract() public {
        uint256 seen;
        for (uint256 i = 0; i < VECTORS; ++i) {
            bytes memory place = escrowOf(i);
            Order memory order = vector(i);
            if (place.length != 20) continue;
            ++seen;
            address target = addressIn(place);
            // Domain values that were cached for another address are recomputed.
            vm.etch(target, address(escrow).code);
            vm.chainId(order.srcChainId);
            BridgeEscrow there = BridgeEscrow(target);
            bytes32 proof = vm.parseJsonBytes32(orderFile, keyOf(i, ".proofId"));
            vm.assertEq(there.offerDigest(order), vm.parseJsonBytes32(orderFile, keyOf(i, ".offerDigest")), "offer");
            bytes32 fill = there.fillDigest(there.orderId(order), proof);
            vm.assertEq(fill, vm.parseJsonBytes32(orderFile, keyOf(i, ".fillDigest")), "fill");
        }
        vm.assertEq(seen, 4, "EVM escrows");
    }

    /// Any changed field gives another order.
    function testFuzz_orderId_coversEveryField(uint256 which, uint256 field, uint256 by) public view {
        uint256 index = between(which, 0, VECTORS - 1);
        Order memory order = vector(index);
        change(order, between(field, 0, 17), between(by, 1, 50));
        vm.assertNotEq(escrow.orderId(order), vm.parseJsonBytes32(orderFile, keyOf(index, ".orderId")), "id");
    }

    function digest(Order memory order, bytes memory place, bytes32 structHash) private pure returns (bytes32) {
        address target = place.length == 20 ? address(bytes20(place)) : address(uint160(uint256(keccak256(place))));
        bytes32 domain = keccak256(
            abi.encode(DOMAIN_TYPEHASH, keccak256("Causeway Escrow"), keccak256("2"), order.srcChainId, target)
        );
        return keccak256(abi.encodePacked("\x19\x01", domain, structHash));
    }

    function escrowOf(uint256 index) private view returns (bytes memory) {
        return vm.parseJsonBytes(orderFile, keyOf(index, ".escrow"));
    }

    function change(Order memory order, uint256 field, uint256 by) private pure {
        unchecked {
            if (field == 0) order.depositor = bytes.concat(order.depositor, bytes1(uint8(by)));
            if (field == 1) order.maker = address(uint160(order.maker) + uint160(by));
            if (field == 2) order.inputToken = bytes.concat(order.inputToken, bytes1(uint8(by)));
            if (field == 3) order.inputAmount += by;
            if (field == 4) order.outputToken = abi.encodePacked(by);
            if (field == 5) order.outputAmount += by;
            if (field == 6) order.destinationGas += by;
            if (field == 7) order.recipient = abi.encodePacked(by);
            if (field == 8) order.memoHash = bytes32(by);
            if (field == 9) order.srcChainId += by;
            if (field == 10) order.dstChainId += by;
            if (field == 11) order.fillMode += uint8(by);
            if (field == 12) order.channel += by;
            if (field == 13) order.channelFee += by;
            if (field == 14) order.openBy += uint40(by);
            if (field == 15) order.fillDeadline += uint40(by);
            if (field == 16) order.refundAfter += uint40(by);
            if (field == 17) order.nonce += by;
        }
    }
}
